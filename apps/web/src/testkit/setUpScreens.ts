// Vitest runs this file anew before each file of tests, what it imports once in each worker.
import './patience.ts'
import './lateDescriptions.ts'
import './cheapElements.ts'
import { dismissAllToasts } from '@pandok/ui'
import { afterEach, beforeEach } from 'vitest'
import { styleCheaply } from './exactStyle.ts'
import { leaveCalls } from './leaveCalls.ts'

styleCheaply()
// Messages outlive the file that showed them, and what ends late may show one after its test.
beforeEach(dismissAllToasts)
afterEach(leaveCalls)
