import { Menu } from '@base-ui/react/menu'
import Check from 'lucide-react/icons/check'
import {
  Fragment,
  use,
  useLayoutEffect,
  useState,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import type { MenuItem } from './menuItem'
import { closeMenu } from './closeMenu'
import { CopyFailed, copyText } from './copying'
import styles from './ActionMenu.module.css'

interface ActionMenuPopupProps {
  anchor: RefObject<HTMLButtonElement | null>
  label: string
  items: readonly MenuItem[]
  onClose: () => void
}

/**
 * The menu itself. Mounted open; closing unmounts it and returns the focus to its button. Nothing in it moves
 * while it is open, so that no entry shifts under the pointer: reasons are shown below the entries, and size and
 * position stay those of the opening, even if polling changes entries.
 */
export function ActionMenuPopup({ anchor, label, items: current, onClose }: ActionMenuPopupProps) {
  const items = useSteadyItems(current)
  const [popup, setPopup] = useState<HTMLElement | null>(null)
  const [active, setActive] = useState<string>()
  useFixedSize(popup, !items.some((item) => item.isPlaceholder))
  const reasons = items.flatMap(({ key, disabledReason }) =>
    disabledReason ? [{ key, reason: disabledReason }] : [],
  )
  function onMark(item: MenuItem) {
    onClose()
    // The menu returns the focus to its button first.
    const button = anchor.current
    if (button) queueMicrotask(() => item.onMark?.(button))
  }
  return (
    <Menu.Root open modal={false} onOpenChange={closeMenu(anchor, onClose)}>
      <Menu.Portal>
        <Menu.Positioner
          anchor={anchor}
          align="end"
          sideOffset={4}
          disableAnchorTracking
          className={styles.positioner}
        >
          <Menu.Popup ref={setPopup} className={styles.popup} aria-label={label} finalFocus={anchor}>
            <div className={styles.items}>
              {grouped(items).map((group, index) => (
                <Fragment key={group[0]?.key}>
                  {index > 0 && <Menu.Separator className={styles.line} />}
                  <Group items={group} onActive={setActive} onMark={onMark} />
                </Fragment>
              ))}
            </div>
            {reasons.length > 0 && (
              // All reasons share one grid cell, so that it is as large as the largest from the start.
              <div className={styles.reasons} aria-hidden>
                {reasons.map(({ key, reason }) => (
                  <span key={key} data-active={key === active || undefined}>
                    {reason}
                  </span>
                ))}
              </div>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

/** The initial entries with their present state. One that is no longer offered keeps its place, disabled. */
function useSteadyItems(current: readonly MenuItem[]): readonly MenuItem[] {
  const [first, setFirst] = useState(current)
  const isWaiting = first.some((item) => item.isPlaceholder)
  if (isWaiting && !current.some((item) => item.isPlaceholder)) setFirst(current)
  if (isWaiting) return current
  return first.map((item) => {
    const now = current.find(({ key }) => key === item.key)
    if (now) return now
    const { link: _, onSelect: __, copies: ___, ...words } = item
    return { ...words, disabledReason: 'No longer offered: something has changed' }
  })
}

/** Fixes an element at its initial size. */
function useFixedSize(element: HTMLElement | null, isComplete: boolean) {
  useLayoutEffect(() => {
    if (!element || !isComplete) return
    const { width, height } = element.getBoundingClientRect()
    element.style.setProperty('width', `${Math.ceil(width)}px`)
    element.style.setProperty('height', `${Math.ceil(height)}px`)
  }, [element, isComplete])
}

const groupOf = ({ group, tone, radio }: MenuItem) =>
  radio?.of ?? group ?? (tone === 'danger' ? 'remove' : 'look')

/** Groups of adjacent entries. */
function grouped(items: readonly MenuItem[]): (readonly MenuItem[])[] {
  const groups: MenuItem[][] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last?.[0] && groupOf(last[0]) === groupOf(item)) last.push(item)
    else groups.push([item])
  }
  return groups
}

interface GroupProps {
  items: readonly MenuItem[]
  onActive: (key: string) => void
  onMark: (item: MenuItem) => void
}

function Group({ items, onActive, onMark }: GroupProps) {
  const entries = items.map((item) => (
    <Item key={item.key} item={item} onActive={() => onActive(item.key)} onMark={() => onMark(item)} />
  ))
  if (!items[0]?.radio) return entries
  return <Menu.RadioGroup value={items.find(({ radio }) => radio?.isChecked)?.key}>{entries}</Menu.RadioGroup>
}

interface ItemProps {
  item: MenuItem
  onActive: () => void
  onMark: () => void
}

function Item({ item, onActive, onMark }: ItemProps) {
  const { key, label, tone, mark, description, isCurrent, disabledReason, radio, link, copies } = item
  const onCopyFailed = use(CopyFailed)
  const said = disabledReason ?? description
  const openMark = (event: SyntheticEvent) => {
    // Neither follows the link nor closes the menu a second time.
    event.preventDefault()
    event.stopPropagation()
    onMark()
  }
  const copy = async () => {
    if (!(await copyText(copies ?? ''))) onCopyFailed()
  }
  const shared = {
    className: `${styles.item} ${tone && !disabledReason ? styles.danger : ''}`,
    disabled: disabledReason !== undefined,
    label,
    onClick: copies === undefined ? item.onSelect : copy,
    onFocus: onActive,
    ...(link ? { render: link } : {}),
    ...(said ? { 'aria-description': said } : {}),
    ...(isCurrent ? { 'aria-current': 'page' as const } : {}),
    ...(item.onMark
      ? {
          'aria-keyshortcuts': 'Alt+Enter',
          onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && event.altKey && openMark(event),
        }
      : {}),
  }
  if (!radio)
    return (
      <Menu.Item {...shared}>
        {mark && item.onMark ? (
          <span className={styles.mark} aria-hidden onClick={openMark}>
            {mark}
          </span>
        ) : (
          mark
        )}
        {label}
        {isCurrent && <Check className={styles.check} data-checked aria-hidden />}
      </Menu.Item>
    )
  return (
    <Menu.RadioItem {...shared} value={key} closeOnClick>
      {label}
      <Check className={styles.check} data-checked={radio.isChecked || undefined} aria-hidden />
    </Menu.RadioItem>
  )
}
