; The installer for Windows, for this user alone and so without an administrator. Inno Setup 6 builds it:
;   iscc /DVersion=0.1.0 packaging\windows\wonderland-qt.iss
; It has not been built yet where this project is made; .github/workflows/release.yml builds it.

[Setup]
AppId=wonderland-qt
AppName=Wonderland Qt
AppVersion={#Version}
VersionInfoVersion={#Version}
AppPublisher=The Wonderland Qt contributors
DefaultDirName={autopf}\Wonderland Qt
DefaultGroupName=Wonderland Qt
PrivilegesRequired=lowest
ChangesAssociations=yes
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\build\icons\wonderland-qt.ico
UninstallDisplayIcon={app}\wonderland-qt.exe
OutputDir=..\..\dist
OutputBaseFilename=wonderland-qt-{#Version}-windows-setup
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "pl"; MessagesFile: "compiler:Languages\Polish.isl"
Name: "uk"; MessagesFile: "compiler:Languages\Ukrainian.isl"

[InstallDelete]
; What an earlier version had and this one has not, such as a card's file, would be read as its own.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\wonderland-qt\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{group}\Wonderland Qt"; Filename: "{app}\wonderland-qt.exe"

[Registry]
; Windows tells files by their last ending alone, so a pack (NAME.pack.zip) stays an archive: drop it onto the window.
Root: HKA; Subkey: "Software\Classes\.wqt"; ValueType: string; ValueName: ""; ValueData: "wonderland-qt.wqt"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.save\OpenWithProgids"; ValueType: string; ValueName: "wonderland-qt.wqt"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\wonderland-qt.wqt"; ValueType: string; ValueName: ""; ValueData: "Wonderland Qt"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\wonderland-qt.wqt\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\wonderland-qt.exe,0"
Root: HKA; Subkey: "Software\Classes\wonderland-qt.wqt\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\wonderland-qt.exe"" play ""%1"""

[Run]
Filename: "{app}\wonderland-qt.exe"; Description: "{cm:LaunchProgram,Wonderland Qt}"; Flags: nowait postinstall skipifsilent
