/// <reference path="./sourceModules.d.ts" />
import { startWorker } from '../../worker/startWorker.ts'
import address from './sourceWorker.ts?worker&url'

export const createSourceWorker = (): Worker => startWorker('source', address)
