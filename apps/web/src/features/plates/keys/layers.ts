import { KEY_MODIFIERS, type KeyModifier, writeKey } from '@pandok/domain'

/** What is held down while other keys are pressed. */
export type Layer = ReadonlySet<KeyModifier>

export const NO_LAYER: Layer = new Set()

/** The key of a key map that a physical key is in a layer. */
export const keyIn = (layer: Layer, code: string): string => writeKey({ code, modifiers: layer })

export const toggled = (layer: Layer, modifier: KeyModifier): Layer =>
  new Set(KEY_MODIFIERS.filter((one) => (one === modifier) !== layer.has(one)))

/** The modifier that a drawn key stands for. */
export function modifierOf(code: string): KeyModifier | undefined {
  if (code.startsWith('Control')) return 'Ctrl'
  return KEY_MODIFIERS.find((modifier) => code.startsWith(modifier))
}
