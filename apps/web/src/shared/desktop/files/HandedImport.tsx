import type { HandedFile } from '@pandok/protocol/desktop'
import { toast } from '@pandok/ui'
import { useEffect, useState } from 'react'
import { currentText } from '#platform/text/text.ts'
import { ImportDialog } from '#shared/exchange/ImportDialog.tsx'
import { FILE_MAX_MEGABYTES } from '#shared/exchange/readExchangeFile.ts'
import { handedStore } from './handedStore.ts'
import { readHanded } from './readHanded.ts'

/** One byte more than the limit, so that the dialog can report that the file is too large. */
const BYTES_MAX = FILE_MAX_MEGABYTES * 1024 * 1024 + 1

/** The import dialog with a file that was passed to the program. */
export function HandedImport({ file }: { file: HandedFile }) {
  const [given, setGiven] = useState<File>()
  useEffect(() => {
    let isCurrent = true
    read(file).then(
      (read) => isCurrent && setGiven(read),
      () => {
        if (!isCurrent) return
        toast({ tone: 'danger', title: currentText()('desktopFiles.import.gone', { name: bareName(file) }) })
        handedStore.endImport(file.id)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [file])
  if (!given) return null
  return <ImportDialog given={given} onClose={() => handedStore.endImport(file.id)} />
}

const bareName = ({ name }: HandedFile): string => name.split('/').at(-1) ?? name

async function read(file: HandedFile): Promise<File> {
  const bytes = file.size === 0 ? new Blob([]) : await readHanded(file.id, 0, Math.min(file.size, BYTES_MAX))
  return new File([bytes], bareName(file))
}
