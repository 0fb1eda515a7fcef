import { aboutText, regionFacts } from '#store/aboutRegion'
import { useAppStore } from '#store/hooks'
import { useRegionVersion } from '#store/useRegionVersion'
import { settings } from '#store/model/settings'
import { Button } from '#ui/actions/Button'
import { useCopy } from '#ui/actions/copying'
import { Dialog } from '#ui/overlays/Dialog'
import { PropertyList } from '#ui/tables/PropertyList'
import styles from './AboutRegion.module.css'

const Features = ({ title, names }: { title: string; names: readonly string[] }) => (
  <section className={styles.features}>
    <h3>{title}</h3>
    {names.length === 0 ? (
      <p>Nothing.</p>
    ) : (
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    )}
  </section>
)

/** The versions of the console and of its region, and what one of them has and the other has not. */
export function AboutRegion({ onDismiss }: { onDismiss: () => void }) {
  const { spoken } = useAppStore()
  // Rendered again when the region turns out to have another version.
  useRegionVersion()
  const facts = regionFacts(spoken)
  const { outcome, copy, failure } = useCopy()
  return (
    <Dialog
      open
      title="About this region"
      onDismiss={onDismiss}
      footer={
        <>
          {failure}
          <Button onClick={() => void copy(aboutText(spoken))}>
            {outcome === 'copied' ? 'Copied' : 'Copy as text'}
          </Button>
          <Button tone="primary" onClick={onDismiss}>
            Close
          </Button>
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
          { label: 'How it was chosen', value: facts.choice },
        ]}
      />
      {settings.support.map(({ label, url }) => (
        <p key={url}>
          <a href={url}>{label}</a>
        </p>
      ))}
      <Features title="The console has it, this region has not" names={facts.lacking} />
      <Features title="This region has it, the console has no place for it yet" names={facts.unknown} />
    </Dialog>
  )
}
