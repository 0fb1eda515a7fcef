import { Suspense, type ReactNode, type RefObject } from 'react'
import { lazyPart } from '../lazyPart'

export interface DialogProps {
  open: boolean
  onDismiss: () => void
  title: ReactNode
  /** 24rem, 28rem, or as wide as its content between the two and 48rem; `search` is 40rem, without a visible title. */
  size?: 'narrow' | 'medium' | 'free' | 'search'
  footer?: ReactNode
  children: ReactNode
  role?: 'dialog' | 'alertdialog'
  /** What has the focus first; without it, the first control, for which all of them are looked at. */
  initialFocus?: RefObject<HTMLElement | null>
}

const Popup = lazyPart(async () => (await import('./DialogPopup')).DialogPopup)

/** A modal dialog. Its code loads with the first dialog. */
export const Dialog = ({ open, ...rest }: DialogProps) =>
  open ? (
    <Suspense>
      <Popup {...rest} />
    </Suspense>
  ) : null
