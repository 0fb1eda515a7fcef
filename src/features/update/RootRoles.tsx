import { PropertyList } from '#ui/tables/PropertyList'
import { thresholdText, type RootFacts } from './rootRole'
import styles from './RootRoles.module.css'

/** Who may sign what, by a root role. */
export function RootRoles({ facts: { roles } }: { facts: RootFacts }) {
  if (roles.length === 0) return null
  return (
    <section aria-label="Roles">
      <h3 className={styles.title}>Roles</h3>
      <PropertyList items={roles.map((role) => ({ label: role.name, value: thresholdText(role) }))} />
    </section>
  )
}
