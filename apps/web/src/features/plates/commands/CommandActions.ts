import type { CommandId } from '@pandok/board'

/** The function of each command; commands that aren't available now are absent. */
export type CommandActions = { readonly [Id in CommandId]?: (() => void) | undefined }
