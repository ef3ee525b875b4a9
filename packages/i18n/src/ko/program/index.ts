import { backups } from './backups.ts'
import { commands } from './commands.ts'
import { desktop } from './desktop.ts'
import { desktopCopy } from './desktopCopy.ts'
import { desktopFiles } from './desktopFiles.ts'
import { desktopOffline } from './desktopOffline.ts'
import { editing } from './editing.ts'
import { exchange } from './exchange.ts'
import { findings } from './findings.ts'
import { followUp } from './followUp.ts'
import { guided } from './guided.ts'
import { library } from './library.ts'
import { lists } from './lists.ts'
import { moduleEditor } from './moduleEditor.ts'
import { moduleKinds } from './moduleKinds.ts'
import { moduleLogic } from './moduleLogic.ts'
import { moduleRun } from './moduleRun.ts'
import { modules } from './modules.ts'
import { payments } from './payments.ts'
import { plateBoard } from './plateBoard.ts'
import { plateCell } from './plateCell.ts'
import { plateEditor } from './plateEditor.ts'
import { plateExam } from './plateExam.ts'
import { plateFill } from './plateFill.ts'
import { plateRun } from './plateRun.ts'
import { plates } from './plates.ts'
import { priors } from './priors.ts'
import { reportCheck } from './reportCheck.ts'
import { reportCopy } from './reportCopy.ts'
import { reportSections } from './reportSections.ts'
import { sharing } from './sharing.ts'
import { templates } from './templates.ts'
import { trash } from './trash.ts'
import { viewer } from './viewer.ts'
import { viewerBar } from './viewerBar.ts'
import { viewerExport } from './viewerExport.ts'
import { viewerPlanes } from './viewerPlanes.ts'
import { viewerRendering } from './viewerRendering.ts'
import { viewerSlide } from './viewerSlide.ts'
import { viewerSource } from './viewerSource.ts'

/** These words are only used in the program area; public pages don't load them. */
export const programMessages = {
  ...lists,
  ...guided,
  ...library,
  ...editing,
  ...desktopOffline,
  ...backups,
  ...modules,
  ...moduleEditor,
  ...moduleKinds,
  ...moduleLogic,
  ...moduleRun,
  ...exchange,
  ...desktopFiles,
  ...findings,
  ...plates,
  ...plateEditor,
  ...plateBoard,
  ...plateCell,
  ...plateExam,
  ...plateFill,
  ...plateRun,
  ...priors,
  ...followUp,
  ...commands,
  ...desktopCopy,
  ...reportCheck,
  ...reportCopy,
  ...reportSections,
  ...sharing,
  ...templates,
  ...trash,
  ...viewer,
  ...viewerExport,
  ...viewerBar,
  ...viewerPlanes,
  ...viewerRendering,
  ...viewerSlide,
  ...viewerSource,
  ...payments,
  ...desktop,
}
