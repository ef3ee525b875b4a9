/// <reference path="../codecs/codecModules.d.ts" />
import { startWorker } from '../../worker/startWorker.ts'
import address from './decodeWorker.ts?worker&url'

export const createDecodeWorker = (): Worker => startWorker('decoder', address)
