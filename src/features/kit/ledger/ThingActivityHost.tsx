// @chunk late
import { Suspense, useId, useRef, useState } from 'react'
import { DisclosureButton } from '#ui/actions/DisclosureButton'
import { lazyPart } from '#ui/lazyPart'
import type { ThingProps } from './ThingActivity'

const ThingActivity = lazyPart(async () => (await import('./ThingActivity')).ThingActivity)
const Popup = lazyPart(async () => (await import('#ui/overlays/PopoverPopup')).PopoverPopup)

/**
 * The activity on a thing, in a popover at its button: nothing of the page moves for it.
 *
 * @param of the title of its page: the bar has a button for the activity of all
 */
export function ThingActivityHost({ of, ...props }: ThingProps & { of: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const content = useId()
  const button = useRef<HTMLButtonElement>(null)
  const name = `Activity of ${of}`
  return (
    <>
      <DisclosureButton
        ref={button}
        label="Activity"
        name={name}
        isOpen={isOpen}
        content={content}
        onToggle={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <Suspense>
          <Popup anchor={button} title={name} onClose={() => setIsOpen(false)}>
            <div id={content}>
              <ThingActivity {...props} />
            </div>
          </Popup>
        </Suspense>
      )}
    </>
  )
}
