#!/usr/bin/env bash
# Signs and notarizes the app where there is a certificate; seals it and says so where there is none. Run with the app's path.
set -euo pipefail

app=$1
if [ -z "${MACOS_CERTIFICATE:-}" ]; then
  # The licences that were laid beside PyInstaller's own seal broke it, and a Mac calls an app with a broken seal damaged.
  codesign --force --deep --sign - "$app"
  codesign --verify --deep --strict "$app"
  echo "macos: no certificate, so the app bears no one's name; its first start is allowed in System Settings, Privacy & Security"
  exit
fi
work=$(mktemp -d)
keychain=$work/signing.keychain-db
password=$(uuidgen)
trap 'security delete-keychain "$keychain" || true; rm -rf "$work"' EXIT
base64 --decode <<<"$MACOS_CERTIFICATE" >"$work/certificate.p12"
security create-keychain -p "$password" "$keychain"
security unlock-keychain -p "$password" "$keychain"
security import "$work/certificate.p12" -k "$keychain" -P "$MACOS_CERTIFICATE_PASSWORD" -T /usr/bin/codesign
security set-key-partition-list -S apple-tool:,apple: -k "$password" "$keychain" >/dev/null
security list-keychains -d user -s "$keychain" login.keychain-db
codesign --force --deep --timestamp --options runtime --entitlements packaging/macos/entitlements.plist \
  --sign "$MACOS_IDENTITY" "$app"
codesign --verify --deep --strict "$app"
if [ -z "${NOTARY_APPLE_ID:-}" ]; then
  echo "macos: signed, but not notarized, as no Apple ID is given"
  exit
fi
ditto -c -k --keepParent "$app" "$work/app.zip"
xcrun notarytool submit "$work/app.zip" --wait \
  --apple-id "$NOTARY_APPLE_ID" --team-id "$NOTARY_TEAM_ID" --password "$NOTARY_PASSWORD"
xcrun stapler staple "$app"
