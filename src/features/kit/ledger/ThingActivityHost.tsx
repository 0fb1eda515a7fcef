import { Suspense, useId, useState } from 'react'
import { DisclosureButton } from '#ui/actions/DisclosureButton'
import { lazyPart } from '#ui/lazyPart'
import type { ThingProps } from './ThingActivity'

const ThingActivity = lazyPart(async () => (await import('./ThingActivity')).ThingActivity)

/**
 * The activity on a thing, behind a button.
 *
 * @param of the title of its page: the bar has a button for the activity of all
 */
export function ThingActivityHost({ of, ...props }: ThingProps & { of: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const content = useId()
  return (
    <>
      <DisclosureButton
        label="Activity"
        name={`Activity of ${of}`}
        isOpen={isOpen}
        content={content}
        onToggle={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <div id={content}>
          <Suspense>
            <ThingActivity {...props} />
          </Suspense>
        </div>
      )}
    </>
  )
}
