import type { Implementations } from '#rpc/implement.ts'
import * as actions from './actions.ts'
import { moduleActions } from './module/moduleActions.ts'
import { plateActions } from './plate/plateActions.ts'

type Actions = typeof actions

type ByMethod = { [Name in keyof Actions as Actions[Name]['contract']['method']]: Actions[Name] }

const byMethod = Object.fromEntries(
  Object.values(actions).map((action) => [action.contract.method, action]),
) as ByMethod

export const implementations: Implementations = { ...moduleActions, ...plateActions, ...byMethod }
