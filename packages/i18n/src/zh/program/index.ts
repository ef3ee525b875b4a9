import { findings } from './findings.ts'
import { moduleEditor } from './moduleEditor.ts'
import { moduleLogic } from './moduleLogic.ts'
import { moduleRun } from './moduleRun.ts'
import { modules } from './modules.ts'

/** What only the program area says; the public pages don't carry it. */
export const programMessages = { ...modules, ...moduleEditor, ...moduleLogic, ...moduleRun, ...findings }
