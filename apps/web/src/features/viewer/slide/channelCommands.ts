/** The commands that toggle the channels of a fluorescence slide, in their order. */
export const CHANNEL_COMMANDS = [
  'look.preset1',
  'look.preset2',
  'look.preset3',
  'look.preset4',
  'look.preset5',
  'look.preset6',
  'look.preset7',
  'look.preset8',
  'look.preset9',
] as const
