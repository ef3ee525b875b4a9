import { walkFiles } from '@pandok/viewer'
import { useMemo } from 'react'
import { useViewer } from '../workspace/ViewerContext.ts'

export function useFileChoice() {
  const viewer = useViewer()
  return useMemo(() => {
    function choose(isFolder: boolean) {
      const input = document.createElement('input')
      input.type = 'file'
      input.multiple = true
      input.webkitdirectory = isFolder
      input.onchange = () => {
        const files = [...(input.files ?? [])]
        // The browser may keep the input, and its files, longer than the study is open.
        input.value = ''
        void viewer.open(walkFiles(files))
      }
      input.click()
    }
    return { files: () => choose(false), folder: () => choose(true) }
  }, [viewer])
}
