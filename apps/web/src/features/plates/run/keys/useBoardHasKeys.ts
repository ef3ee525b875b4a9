import { useFocusState } from '#shared/commands/useFocusState.ts'
import { boardHasKeys } from './boardHasKeys.ts'

const read = () => boardHasKeys(document.activeElement)

export const useBoardHasKeys = (): boolean => useFocusState(read)
