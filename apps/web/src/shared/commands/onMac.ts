/** Whether the command key takes the role of Ctrl. */
export const onMac = (): boolean => /Mac|iPhone|iPad/u.test(navigator.platform)
