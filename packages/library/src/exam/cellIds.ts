/** The cells of a plate that aren't findings. */
export const ALL_NORMAL = 'all-normal'
export const EXAM_CELL = 'exam'
export const techniqueCell = (id: string): string => `technique-${id}`
export const comparisonCell = (id: string): string => `comparison-${id}`
export const normalCell = (region: string): string => `normal-${region}`
