/** Where the command key does what Ctrl does elsewhere. */
export const onMac = (): boolean => /Mac|iPhone|iPad/u.test(navigator.platform)
