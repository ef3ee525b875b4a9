import type { CommandId } from '@pandok/board'

/** What each command does here; commands that can't be used now are left out. */
export type CommandActions = { readonly [Id in CommandId]?: (() => void) | undefined }
