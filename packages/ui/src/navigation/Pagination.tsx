import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../action/IconButton.tsx'
import { cx } from '../cx.ts'
import { Select } from '../form/Select.tsx'
import type { PageSize } from './PageSize.ts'
import { pageCount } from './pageCount.ts'

const pageSizes: readonly PageSize[] = [10, 20, 50, 100, 'all']

interface PaginationProps {
  /** Pages count from 1. */
  page: number
  pageSize: PageSize
  total: number
  onPage: (page: number) => void
  onPageSize?: ((size: PageSize) => void) | undefined
  labels: {
    navigation: string
    previous: string
    next: string
    page: (page: number) => string
    pageSize: string
    all: string
    range: (from: number, to: number, total: number) => string
  }
  className?: string | undefined
}

export function Pagination(props: PaginationProps) {
  const { pageSize, total, onPage, onPageSize, labels, className } = props
  const size = pageSize === 'all' ? Math.max(total, 1) : pageSize
  const pages = pageCount(total, pageSize)
  const page = Math.min(Math.max(props.page, 1), pages)
  const from = total === 0 ? 0 : (page - 1) * size + 1

  return (
    <div className={cx('flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-sm', className)}>
      <div className="flex flex-wrap items-center gap-3">
        {onPageSize ? <SizeSelect pageSize={pageSize} labels={labels} onChange={onPageSize} /> : null}
        <p role="status" className="text-muted tabular-nums">
          {labels.range(from, Math.min(page * size, total), total)}
        </p>
      </div>
      <nav aria-label={labels.navigation} className="flex items-center gap-1">
        <IconButton
          label={labels.previous}
          icon={<ChevronLeft />}
          size="sm"
          disabled={page === 1}
          onClick={() => onPage(page - 1)}
        />
        <span aria-hidden="true" className="px-2 font-semibold tabular-nums sm:hidden">
          {page} / {pages}
        </span>
        <PageList page={page} pages={pages} labels={labels} onPage={onPage} />
        <IconButton
          label={labels.next}
          icon={<ChevronRight />}
          size="sm"
          disabled={page === pages}
          onClick={() => onPage(page + 1)}
        />
      </nav>
    </div>
  )
}

interface SizeSelectProps {
  pageSize: PageSize
  labels: PaginationProps['labels']
  onChange: (size: PageSize) => void
}

const SizeSelect = ({ pageSize, labels, onChange }: SizeSelectProps) => (
  <Select
    label={labels.pageSize}
    hideLabel
    size="sm"
    value={String(pageSize)}
    onChange={({ target }) => onChange(target.value === 'all' ? 'all' : (Number(target.value) as PageSize))}
  >
    {pageSizes.map((each) => (
      <option key={each} value={String(each)}>
        {each === 'all' ? labels.all : each}
      </option>
    ))}
  </Select>
)

interface PageListProps {
  page: number
  pages: number
  labels: PaginationProps['labels']
  onPage: (page: number) => void
}

const PageList = ({ page, pages, labels, onPage }: PageListProps) => (
  <ul className="flex items-center gap-1 max-sm:hidden">
    {pageWindow(page, pages).map((each, index) => (
      <li key={each ?? `gap${index}`}>
        {each === null ? (
          <span className="grid w-6 place-items-center text-muted">…</span>
        ) : (
          <button
            type="button"
            aria-label={labels.page(each)}
            aria-current={each === page ? 'page' : undefined}
            onClick={() => onPage(each)}
            className={cx(
              'grid h-8 min-w-8 place-items-center rounded-sm px-1.5 font-semibold tabular-nums transition-colors',
              each === page ? 'bg-accent-soft text-accent-text' : 'text-muted hover:bg-hover hover:text-text',
            )}
          >
            {each}
          </button>
        )}
      </li>
    ))}
  </ul>
)

/** Returns the page numbers to show: first, last and those around the current one; `null` is a gap. */
export function pageWindow(page: number, pages: number): readonly (number | null)[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1)
  const start = Math.min(Math.max(page - 1, 3), pages - 4)
  const middle = [start, start + 1, start + 2]
  const head = page <= 4 ? [1, 2] : [1, null]
  const tail = page >= pages - 3 ? [pages - 1, pages] : [null, pages]
  return [...head, ...middle, ...tail]
}
