// Vitest runs this file before each test file, and the files that it imports once per worker.
import './setTimeouts.ts'
import './lateDescriptions.ts'
import './cheapElements.ts'
import { dismissAllToasts } from '@pandok/ui'
import { afterEach, beforeEach } from 'vitest'
import { styleCheaply } from './exactStyle.ts'
import { leaveCalls } from './leaveCalls.ts'

styleCheaply()
// Toasts outlive the file that showed them, and a call that ends late may show one after its test.
beforeEach(dismissAllToasts)
afterEach(leaveCalls)
