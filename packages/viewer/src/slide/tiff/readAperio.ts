export interface AperioFacts {
  micronsPerPixel?: number
  objective?: number
}

export const isAperio = (description: string): boolean => description.startsWith('Aperio')

/**
 * The `|key = value` list of Aperio's description. Some scanners write a decimal comma. A cropped region has
 * the list of the whole slide.
 */
export const readAperio = (description: string): AperioFacts => {
  const microns = readValue(description, 'MPP')
  const objective = readValue(description, 'AppMag')
  return {
    ...(microns !== undefined && { micronsPerPixel: microns }),
    ...(objective !== undefined && objective > 0 && { objective }),
  }
}

const readValue = (description: string, key: string): number | undefined => {
  const text = new RegExp(`\\|\\s*${key}\\s*=\\s*([0-9.,]+)`).exec(description)?.[1]
  if (text === undefined) return undefined
  const value = Number(text.replace(',', '.'))
  return Number.isFinite(value) && value > 0 ? value : undefined
}
