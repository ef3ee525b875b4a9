; Made by tools/desktop/makeInstaller.ts, which defines VERSION, FILES, TEXTS, ICON, OUT, COMPRESSION, KILOBYTES and SIGN.
; Switches: /S (silent) /D=folder (last) /NODESKTOP (no desktop shortcut) /NOASSOC (no file types) /RESTART (starts the program);
; the uninstaller: /S (leaves the user's data) /REMOVEDATA (removes it).

Unicode true
; The default x86 stub silently installs nothing under a 64-bit-only Wine.
Target amd64-unicode
!if "${COMPRESSION}" == "lzma"
  SetCompressor /SOLID lzma
  SetCompressorDictSize 64
!else
  SetCompressor zlib
!endif

Name "Pandok"
OutFile "${OUT}"
; No administrator rights are needed: everything is in the user's own folders and registry.
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Pandok"
InstallDirRegKey HKCU "Software\Pandok" "InstallFolder"
ManifestDPIAware true
BrandingText "Pandok ${VERSION}"

!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Pandok"
!define CLASSES "Software\Classes"

VIProductVersion "${VERSION}.0"
VIFileVersion "${VERSION}.0"
!macro Describe LANGUAGE
  VIAddVersionKey /LANG=${LANGUAGE} "ProductName" "Pandok"
  VIAddVersionKey /LANG=${LANGUAGE} "ProductVersion" "${VERSION}"
  VIAddVersionKey /LANG=${LANGUAGE} "FileVersion" "${VERSION}"
  VIAddVersionKey /LANG=${LANGUAGE} "FileDescription" "Pandok Setup"
  VIAddVersionKey /LANG=${LANGUAGE} "CompanyName" "Pandok"
  VIAddVersionKey /LANG=${LANGUAGE} "LegalCopyright" "Pandok"
!macroend

!ifdef SIGN
  !finalize '"${SIGN}" "%1"'
  !uninstfinalize '"${SIGN}" "%1"'
!endif

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_LANGDLL_ALLLANGUAGES
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "Software\Pandok"
!define MUI_LANGDLL_REGISTRY_VALUENAME "InstallerLanguage"
!define MUI_FINISHPAGE_RUN "$INSTDIR\Pandok.exe"

!insertmacro MUI_PAGE_LICENSE "$(licence)"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; The first language is the fallback.
!insertmacro MUI_LANGUAGE "Korean"
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "SimpChinese"
!insertmacro MUI_LANGUAGE "Japanese"
!insertmacro MUI_LANGUAGE "German"
!insertmacro Describe ${LANG_KOREAN}
!insertmacro Describe ${LANG_ENGLISH}
!insertmacro Describe ${LANG_SIMPCHINESE}
!insertmacro Describe ${LANG_JAPANESE}
!insertmacro Describe ${LANG_GERMAN}
!include "words.nsh"
!insertmacro MUI_RESERVEFILE_LANGDLL

LicenseLangString licence ${LANG_KOREAN} "${TEXTS}/ko.txt"
LicenseLangString licence ${LANG_ENGLISH} "${TEXTS}/en.txt"
LicenseLangString licence ${LANG_SIMPCHINESE} "${TEXTS}/zh.txt"
LicenseLangString licence ${LANG_JAPANESE} "${TEXTS}/ja.txt"
LicenseLangString licence ${LANG_GERMAN} "${TEXTS}/de.txt"

; A running program can't be replaced, so it is asked to quit, as when its window is closed.
!macro EndProgram UN
Function ${UN}EndProgram
  IfFileExists "$INSTDIR\Pandok.exe" 0 ended
  again:
    ExecWait '"$INSTDIR\Pandok.exe" --quit'
    StrCpy $1 0
  waiting:
    ClearErrors
    ; Windows refuses to write to a running program. Renaming one is allowed, so it would be no test.
    FileOpen $2 "$INSTDIR\Pandok.exe" a
    IfErrors 0 free
    IntOp $1 $1 + 1
    Sleep 250
    ; The limit of half a minute suits slow computers and virus scanners.
    IntCmp $1 120 stuck waiting stuck
  stuck:
    IfSilent refused
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(stillRunning)" IDRETRY again
  refused:
    SetErrorLevel 3
    Quit
  free:
    FileClose $2
  ended:
FunctionEnd
!macroend
!insertmacro EndProgram ""
!insertmacro EndProgram "un."

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

!macro RemoveProgram
  ; Files are removed by name and never with the whole folder, because the user may have chosen a folder with other
  ; files in it.
  Delete "$INSTDIR\Pandok.exe"
  RMDir /r "$INSTDIR\native"
  RMDir /r "$INSTDIR\licences"
!macroend

Section
  Call EndProgram
  SetOverwrite on
  SetDateSave off
  ; These are files of an earlier version that this one doesn't have.
  !insertmacro RemoveProgram
  ClearErrors
  !include "${FILES}"
  SetOutPath "$INSTDIR"
  IfErrors 0 +3
    SetErrorLevel 2
    Abort
  WriteUninstaller "$INSTDIR\Uninstall.exe"

  ${GetParameters} $0
  ; This is the working directory of shortcuts. In the program's own folder, the program and any browser that it
  ; opens would keep the folder from being removed.
  SetOutPath "$PROFILE"
  CreateShortcut "$SMPROGRAMS\Pandok.lnk" "$INSTDIR\Pandok.exe"
  ClearErrors
  ${GetOptions} $0 "/NODESKTOP" $1
  ${If} ${Errors}
    CreateShortcut "$DESKTOP\Pandok.lnk" "$INSTDIR\Pandok.exe"
  ${EndIf}

  ClearErrors
  ${GetOptions} $0 "/NOASSOC" $1
  ${If} ${Errors}
    Call Associate
  ${EndIf}

  WriteRegStr HKCU "Software\Pandok" "InstallFolder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "Pandok"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\Pandok.exe"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "Pandok"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\Uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\Uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1

  ClearErrors
  ${GetOptions} $0 "/RESTART" $1
  ${IfNot} ${Errors}
    Exec '"$INSTDIR\Pandok.exe"'
  ${EndIf}
SectionEnd

!macro FileType ID NAME
  WriteRegStr HKCU "${CLASSES}\${ID}" "" "${NAME}"
  WriteRegStr HKCU "${CLASSES}\${ID}\DefaultIcon" "" "$INSTDIR\Pandok.exe,0"
  WriteRegStr HKCU "${CLASSES}\${ID}\shell\open\command" "" '"$INSTDIR\Pandok.exe" "%1"'
!macroend

Function Associate
  !insertmacro FileType "Pandok.Dicom" "$(dicomFile)"
  !insertmacro FileType "Pandok.Document" "$(pandokFile)"
  WriteRegStr HKCU "${CLASSES}\.dcm\OpenWithProgids" "Pandok.Dicom" ""
  ; An existing default program for .dcm is kept.
  ReadRegStr $1 HKCR ".dcm" ""
  ${If} $1 == ""
    WriteRegStr HKCU "${CLASSES}\.dcm" "" "Pandok.Dicom"
  ${EndIf}
  WriteRegStr HKCU "${CLASSES}\.pandok.json" "" "Pandok.Document"
  ; Windows uses only what follows the last dot, and we don't claim all of .json, so Pandok is registered as one of its programs.
  WriteRegStr HKCU "${CLASSES}\.json\OpenWithProgids" "Pandok.Document" ""
  WriteRegStr HKCU "${CLASSES}\Directory\shell\Pandok" "" "$(openFolder)"
  WriteRegStr HKCU "${CLASSES}\Directory\shell\Pandok" "Icon" "$INSTDIR\Pandok.exe,0"
  WriteRegStr HKCU "${CLASSES}\Directory\shell\Pandok\command" "" '"$INSTDIR\Pandok.exe" "%1"'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
FunctionEnd

Section "Uninstall"
  Call un.EndProgram
  !insertmacro RemoveProgram
  Delete "$INSTDIR\Uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Pandok.lnk"
  Delete "$DESKTOP\Pandok.lnk"

  ReadRegStr $1 HKCU "${CLASSES}\.dcm" ""
  ${If} $1 == "Pandok.Dicom"
    DeleteRegValue HKCU "${CLASSES}\.dcm" ""
  ${EndIf}
  DeleteRegValue HKCU "${CLASSES}\.dcm\OpenWithProgids" "Pandok.Dicom"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.dcm\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.dcm"
  DeleteRegValue HKCU "${CLASSES}\.json\OpenWithProgids" "Pandok.Document"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.json\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.json"
  DeleteRegKey HKCU "${CLASSES}\.pandok.json"
  DeleteRegKey HKCU "${CLASSES}\Pandok.Dicom"
  DeleteRegKey HKCU "${CLASSES}\Pandok.Document"
  DeleteRegKey HKCU "${CLASSES}\Directory\shell\Pandok"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  DeleteRegKey HKCU "Software\Pandok"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

  ; The user's plates, settings and logs stay, unless their removal is requested.
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/REMOVEDATA" $1
  IfErrors 0 remove
  IfSilent kept
  MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(removeData)" IDNO kept
  remove:
    RMDir /r "$LOCALAPPDATA\Pandok"
  kept:
SectionEnd
