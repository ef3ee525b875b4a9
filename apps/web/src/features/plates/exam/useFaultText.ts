import { useText } from '#platform/text/text.ts'
import { faultText } from '../editor/faultWords.ts'
import { useBoardState } from '../editor/useBoard.ts'

/** What is wrong with a field of a place of the plate, in words. */
export function useFaultText(
  path: readonly (string | number)[],
): (...field: (string | number)[]) => string | undefined {
  const text = useText()
  const faults = useBoardState((state) => state.faults)
  return (...field) => {
    const requested = [...path, ...field].join('/')
    const fault = faults.find((one) => one.path.join('/') === requested)
    return fault && faultText(fault, text)
  }
}
