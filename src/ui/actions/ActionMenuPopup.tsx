// @chunk menu
import Check from 'lucide-react/icons/check'
import {
  cloneElement,
  Fragment,
  use,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react'
import styles from './ActionMenu.module.css'
import { CopyFailed, copyText } from './copying'
import menuStyles from './Menu.module.css'
import type { MenuItem } from './menuItem'
import { MenuSurface } from './MenuSurface'

interface ActionMenuPopupProps {
  anchor: RefObject<HTMLButtonElement | null>
  label: string
  items: readonly MenuItem[]
  isAsWide?: boolean | undefined
  onClose: () => void
}

/**
 * The menu itself, mounted open. Nothing in it moves while it is open, so that no entry shifts under the pointer: a
 * reason is shown beside its entry, or below it where there is no pointer, and size and position stay those of the
 * opening, even if polling changes entries.
 */
export function ActionMenuPopup({ anchor, label, items: current, isAsWide, onClose }: ActionMenuPopupProps) {
  const items = useSteadyItems(current)
  /** Closes the menu first: what an entry opens returns the focus to the button. */
  function leave() {
    onClose()
    anchor.current?.focus({ preventScroll: true })
  }
  return (
    <MenuSurface
      anchor={anchor}
      label={label}
      align="end"
      isSheet
      isAsWide={isAsWide}
      isFixed={!items.some(isPlaceholder)}
      onClose={onClose}
    >
      {grouped(items).map((group, index) => (
        <Fragment key={group[0]?.key}>
          {index > 0 && <hr className={menuStyles.line} />}
          <Group items={group} anchor={anchor} onLeave={leave} />
        </Fragment>
      ))}
    </MenuSurface>
  )
}

/** Whether entries are still loading. */
const isPlaceholder = (item: MenuItem) => item.kind === 'off' && item.isPlaceholder === true

/** The initial entries with their present state. One that is no longer offered keeps its place, disabled. */
function useSteadyItems(current: readonly MenuItem[]): readonly MenuItem[] {
  const [first, setFirst] = useState(current)
  const isWaiting = first.some(isPlaceholder)
  if (isWaiting && !current.some(isPlaceholder)) setFirst(current)
  if (isWaiting) return current
  return first.map((item) => {
    const now = current.find(({ key }) => key === item.key)
    if (now) return now
    return { ...item, disabledReason: 'No longer offered: something has changed' }
  })
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
  anchor: RefObject<HTMLButtonElement | null>
  onLeave: () => void
}

function Group({ items, ...rest }: GroupProps) {
  const entries = items.map((item) => <Item key={item.key} item={item} {...rest} />)
  return items[0]?.radio ? <div role="group">{entries}</div> : entries
}

/** Room for a reason at the left of the menu, in pixels: its greatest width and its distance. */
const REASON_ROOM = 264

/** Places the reason of an entry beside it: at the left of the menu if there is room, else at the right. */
function placeReason({ currentTarget }: FocusEvent<HTMLElement>) {
  const menu = currentTarget.closest('[role="menu"]')?.getBoundingClientRect()
  if (!menu) return
  const { style } = currentTarget
  const isLeft = menu.left >= REASON_ROOM
  style.setProperty('--reason-top', `${currentTarget.getBoundingClientRect().top}px`)
  style.setProperty('--reason-right', isLeft ? `${innerWidth - menu.left + 4}px` : 'auto')
  style.setProperty('--reason-left', isLeft ? 'auto' : `${menu.right + 4}px`)
}

interface ItemProps extends Omit<GroupProps, 'items'> {
  item: MenuItem
}

function Item({ item, anchor, onLeave }: ItemProps) {
  const { key, label, tone, mark, description, detail, disabledReason, radio } = item
  const onCopyFailed = use(CopyFailed)
  const isOff = disabledReason !== undefined
  const isCurrent = item.kind === 'link' && item.isCurrent
  const said = disabledReason ?? detail ?? description

  function onClick(event: MouseEvent) {
    if (isOff) return event.preventDefault()
    onLeave()
    if (item.kind === 'copy')
      void copyText(item.copies).then((isCopied) => {
        if (!isCopied) onCopyFailed()
      })
    else if (item.kind === 'act' || item.kind === 'command') item.onSelect()
  }
  /** By a click on the mark or Alt+Enter. Neither follows the link nor selects the entry. */
  function openMark(event: MouseEvent | KeyboardEvent) {
    event.preventDefault()
    event.stopPropagation()
    onLeave()
    if (anchor.current) item.onMark?.(anchor.current)
  }
  const props: HTMLAttributes<HTMLElement> & { 'data-label': string } = {
    role: radio ? 'menuitemradio' : 'menuitem',
    tabIndex: -1,
    className: `${menuStyles.entry} ${tone && !isOff ? menuStyles.danger : ''}`,
    'data-label': label,
    onClick,
    ...(radio && { 'aria-checked': radio.isChecked }),
    ...(isOff && { 'aria-disabled': true, onFocus: placeReason }),
    ...(said && { 'aria-description': said }),
    ...(isCurrent && { 'aria-current': 'page' }),
    ...(item.onMark && {
      'aria-keyshortcuts': 'Alt+Enter',
      onKeyDown: (event) => event.key === 'Enter' && event.altKey && openMark(event),
    }),
    children: (
      <>
        {mark && item.onMark ? (
          <span className={styles.mark} aria-hidden onClick={openMark}>
            {mark}
          </span>
        ) : (
          mark
        )}
        {said && (isOff || detail) ? (
          <span className={styles.words}>
            {label}
            <small className={isOff ? styles.reason : undefined} data-tip={isOff || undefined} aria-hidden>
              {said}
            </small>
          </span>
        ) : (
          label
        )}
        {(radio || isCurrent) && (
          <Check
            className={styles.check}
            data-checked={isCurrent || radio?.isChecked || undefined}
            aria-hidden
          />
        )}
      </>
    ),
  }
  return item.kind === 'link' && !isOff ? cloneElement(item.link, props) : <div key={key} {...props} />
}
