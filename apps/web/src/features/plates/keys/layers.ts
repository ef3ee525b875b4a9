import { KEY_MODIFIERS, type KeyModifier, writeKey } from '@pandok/domain'

/** The modifiers that are held down. */
export type Layer = ReadonlySet<KeyModifier>

export const NO_LAYER: Layer = new Set()

/** The key map's notation of a physical key with the modifiers of a layer. */
export const keyIn = (layer: Layer, code: string): string => writeKey({ code, modifiers: layer })

export const toggled = (layer: Layer, modifier: KeyModifier): Layer =>
  new Set(KEY_MODIFIERS.filter((one) => (one === modifier) !== layer.has(one)))

export function modifierOf(code: string): KeyModifier | undefined {
  if (code.startsWith('Control')) return 'Ctrl'
  return KEY_MODIFIERS.find((modifier) => code.startsWith(modifier))
}
