import { useMemo, useRef } from 'react'
import { aboutText, regionFacts } from '#store/api/versions/regionFacts'
import { useAppStore } from '#store/hooks'
import { useRegionVersion } from '#store/useRegionVersion'
import { settings } from '#model/settings'
import { Button } from '#ui/actions/Button'
import { useCopy } from '#ui/actions/copying'
import { Fold } from '#ui/layout/Fold'
import { Dialog } from '#ui/overlays/Dialog'
import { PropertyList } from '#ui/tables/PropertyList'
import styles from './AboutRegion.module.css'

const Features = ({ title, names }: { title: string; names: readonly string[] }) =>
  names.length > 0 && (
    <Fold
      summary={
        <>
          {title} <span className={styles.count}>{names.length}</span>
        </>
      }
    >
      <ul className={styles.features}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Fold>
  )

/** The versions of the console and of its region, and what one of them has and the other has not. */
export function AboutRegion({ onDismiss }: { onDismiss: () => void }) {
  const { regionVersion } = useAppStore()
  // Rendered again when the region turns out to have another version.
  useRegionVersion()
  const facts = regionFacts(regionVersion)
  const { outcome, copy, failure } = useCopy()
  const closing = useRef<HTMLSpanElement>(null)
  const first = useMemo(
    () => ({
      get current() {
        return closing.current?.querySelector('button') ?? null
      },
    }),
    [],
  )
  return (
    <Dialog
      open
      title="About this region"
      onDismiss={onDismiss}
      initialFocus={first}
      footer={
        <>
          {failure}
          <Button onClick={() => void copy(aboutText(regionVersion))}>
            {outcome === 'copied' ? 'Copied' : 'Copy as text'}
          </Button>
          <span ref={closing}>
            <Button onClick={onDismiss}>Close</Button>
          </span>
        </>
      }
    >
      <PropertyList
        items={[
          { label: 'Console', value: facts.consoleVersion },
          {
            label: 'API of the region',
            value: `${facts.apiVersion}${facts.isNewest ? ', the newest that this console knows' : ''}`,
          },
          { label: 'Choice of version', value: facts.choice },
        ]}
      />
      {settings.support.map(({ label, url }) => (
        <p key={url}>
          <a href={url}>{label}</a>
        </p>
      ))}
      <Features title="Not available in this region" names={facts.lacking} />
      <Features title="Not in the console yet" names={facts.unknown} />
    </Dialog>
  )
}
