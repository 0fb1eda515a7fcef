import type { RecordItem } from '#features/kit/commands/useCommandItems'
import { Link } from '#features/kit/routing/Link'

/** The link to the page that deletes a thing with everything in it: the region deletes it only while it is empty. */
export const takeDownLink = (to: string) => ({ label: 'Take down…', to })

/** The entry of a menu that leads to that page. */
export const takeDownItem = (to: string): RecordItem => ({
  kind: 'link',
  key: 'takeDown',
  label: takeDownLink(to).label,
  group: 'remove',
  link: <Link to={to} />,
})
