import { Suspense, useId, useState, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'
import { lazyPart } from '../lazyPart'
import styles from './Tooltip.module.css'
import { VisuallyHidden } from '../text/VisuallyHidden'

/** Without its code no tooltip opens; its text is a description of the child all the same. */
const Tip = lazyPart(async () => (await import('./Tip')).Tip, { isOptional: true })

interface TooltipProps {
  /** Without a text, the child renders alone. */
  text: ReactNode
  children: ReactNode
}

/** The keys that move the focus. */
const MOVES = /^(Tab|Arrow|Home|End)/

/** Whether a click has no pointer that could stay over the child. */
const isByFinger = ({ nativeEvent }: MouseEvent) =>
  (nativeEvent as Partial<PointerEvent>).pointerType === 'touch'

/**
 * A tooltip once the pointer moves over it, at a tap, and on focus once a key has moved it there: the key is released on
 * the child, since it was pressed on what had the focus before. A focus that returns from a dialog or a menu shows none,
 * and neither does a child that appears below a pointer that stands still. The text is also a permanent description of
 * the child for screen readers: give the child `aria-describedby` through {@link useDescription}.
 */
export function Tooltip({ text, children }: TooltipProps) {
  // Most tooltips never open: each costs one state until the pointer or a key enters.
  // Null after a blur, until the pointer enters again.
  const [trigger, setTrigger] = useState<HTMLElement | null>()
  const enter = ({ currentTarget }: SyntheticEvent<HTMLElement>) => setTrigger(currentTarget)
  const leave = () => setTrigger(undefined)
  return (
    <span
      className={text ? styles.trigger : styles.none}
      onPointerEnter={() => setTrigger((now) => now ?? undefined)}
      onPointerMove={(event) => {
        if (trigger === undefined) enter(event)
      }}
      onPointerLeave={leave}
      onClick={(event) => {
        if (isByFinger(event)) enter(event)
      }}
      onKeyUp={(event) => {
        if (MOVES.test(event.key)) enter(event)
      }}
      onBlur={() => setTrigger(null)}
    >
      {children}
      {trigger && text && (
        <Suspense>
          <Tip text={text} trigger={trigger} onLeave={leave} />
        </Suspense>
      )}
    </span>
  )
}

/** A hidden description and its id. */
export function useDescription(text: string | undefined) {
  const id = useId()
  return text
    ? { describedBy: id, description: <VisuallyHidden id={id}>{text}</VisuallyHidden> }
    : { describedBy: undefined, description: null }
}
