# Signs the installer where there is a certificate; says so where there is none. Run with the folder of installers.
param([Parameter(Mandatory)][string]$Folder)
$ErrorActionPreference = "Stop"

if (-not $env:WINDOWS_CERTIFICATE) {
  Write-Output "windows: no certificate, so the installer is not signed; Windows asks before it starts it"
  exit 0
}
$certificate = Join-Path $env:RUNNER_TEMP "certificate.pfx"
try {
  [IO.File]::WriteAllBytes($certificate, [Convert]::FromBase64String($env:WINDOWS_CERTIFICATE))
  $signtool = Get-ChildItem "${env:ProgramFiles(x86)}\Windows Kits\10\bin\*\x64\signtool.exe" | Sort-Object FullName | Select-Object -Last 1
  foreach ($installer in Get-ChildItem $Folder -Filter "*-setup.exe") {
    & $signtool.FullName sign /fd sha256 /tr http://timestamp.digicert.com /td sha256 /f $certificate /p $env:WINDOWS_CERTIFICATE_PASSWORD $installer.FullName
    if ($LASTEXITCODE) { exit $LASTEXITCODE }
  }
} finally {
  Remove-Item $certificate -ErrorAction SilentlyContinue
}
