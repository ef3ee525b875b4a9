import type { IncomingFile } from '@pandok/protocol/desktop'
import { toast } from '@pandok/ui'
import { useEffect, useState } from 'react'
import { currentText } from '#platform/text/text.ts'
import { ImportDialog } from '#shared/exchange/ImportDialog.tsx'
import { FILE_MAX_MEGABYTES } from '#shared/exchange/readExchangeFile.ts'
import { incomingStore } from './incomingStore.ts'
import { readIncoming } from './readIncoming.ts'

/** One byte more than the limit, so that the dialog can report that the file is too large. */
const BYTES_MAX = FILE_MAX_MEGABYTES * 1024 * 1024 + 1

/** The import dialog with a file that was passed to the program. */
export function IncomingImport({ file }: { file: IncomingFile }) {
  const [given, setGiven] = useState<File>()
  useEffect(() => {
    let isCurrent = true
    read(file).then(
      (read) => isCurrent && setGiven(read),
      () => {
        if (!isCurrent) return
        toast({ tone: 'danger', title: currentText()('desktopFiles.import.gone', { name: bareName(file) }) })
        incomingStore.endImport(file.id)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [file])
  if (!given) return null
  return <ImportDialog given={given} onClose={() => incomingStore.endImport(file.id)} />
}

const bareName = ({ name }: IncomingFile): string => name.split('/').at(-1) ?? name

async function read(file: IncomingFile): Promise<File> {
  const bytes =
    file.size === 0 ? new Blob([]) : await readIncoming(file.id, 0, Math.min(file.size, BYTES_MAX))
  return new File([bytes], bareName(file))
}
