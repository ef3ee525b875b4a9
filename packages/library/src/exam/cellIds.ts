/** The cells of a plate that aren't findings. */
export const ALL_NORMAL = 'all-normal'
/** This cell writes the whole normal exam and answers one of the exam's blanks. */
export const allNormalCell = (answer: string): string => `${ALL_NORMAL}-${answer}`
export const EXAM_CELL = 'exam'
export const techniqueCell = (id: string): string => `technique-${id}`
export const comparisonCell = (id: string): string => `comparison-${id}`
export const normalCell = (region: string): string => `normal-${region}`

/** The output of a cell that writes with a module. */
export const MODULE_OUTPUT = 'module'
