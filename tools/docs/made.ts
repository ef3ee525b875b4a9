/** The addresses of the demo member's module and plate, which are known once these exist. */
export const made = { tirads: '', thyroid: '' }
