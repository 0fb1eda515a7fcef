import { Suspense, useId, useState } from 'react'
import { DisclosureButton } from '#ui/actions/DisclosureButton'
import { lazyPart } from '#ui/lazyPart'
import type { ThingProps } from './ThingActivity'

const ThingActivity = lazyPart(async () => (await import('./ThingActivity')).ThingActivity)

/** The activity on a thing, behind a button. */
export function ThingActivityHost(props: ThingProps) {
  const [isOpen, setIsOpen] = useState(false)
  const content = useId()
  return (
    <>
      <DisclosureButton
        label="Activity"
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
