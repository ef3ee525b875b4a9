/** The demo member's module and plate; their addresses are known when they have been made. */
export const made = { tirads: '', thyroid: '' }
