import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { RecordItem } from '#features/kit/commands/useCommandItems'
import { latePart } from '#features/kit/routing/latePart'
import type { ResourceList } from './resourceList'
import type { SelectionProps } from './selection/ListSelection'

const ListSelection = latePart<SelectionProps>(
  async () => (await import('./selection/ListSelection')).ListSelection,
)

/** The selection of a list whose rows have commands. */
export function useSelecting<Row>(list: ResourceList<Row>, menu: ((row: Row) => RecordItem[]) | undefined) {
  const body = useRef<HTMLTableSectionElement>(null)
  const { rows } = list
  // Known with the first rows: if the table learned it later, the browser would lay it out again.
  const isSelectable = useMemo(
    () => (menu && rows?.some((row) => menu(row).some(({ kind }) => kind === 'command'))) ?? false,
    [rows, menu],
  )
  // The pointer gets its box with the rows: clicks are kept until the code is there that takes them.
  const early = useRef<MouseEvent[] | null>([])
  useEffect(() => {
    if (!isSelectable || !early.current) return
    const keep = (event: MouseEvent) => void early.current?.push(event)
    document.addEventListener('click', keep)
    return () => document.removeEventListener('click', keep)
  }, [isSelectable])
  const takeEarly = useCallback(() => {
    const clicks = early.current ?? []
    early.current = null
    return clicks
  }, [])
  const [mark, setMark] = useState<(row: Row) => ReactNode>()
  const entry = useRef<Parameters<SelectionProps['onEntry']>[0]>(undefined)
  const onEntry = useCallback<SelectionProps['onEntry']>((next) => {
    entry.current = next
  }, [])
  const onMark = useCallback<SelectionProps['onMark']>((next) => setMark(() => next), [])
  return {
    /** For the table. */
    marks: {
      isSelectable,
      mark,
      body,
      menu: useMemo(
        () => menu && ((row: Row) => (entry.current ? [entry.current(row), ...menu(row)] : menu(row))),
        [menu],
      ),
    },
    /** The selected rows, and their commands. */
    bar: menu && (
      <ListSelection
        list={list as unknown as SelectionProps['list']}
        menu={menu as SelectionProps['menu']}
        body={body}
        onMark={onMark}
        isSelectable={isSelectable}
        onEntry={onEntry}
        takeEarly={takeEarly}
      />
    ),
  }
}
