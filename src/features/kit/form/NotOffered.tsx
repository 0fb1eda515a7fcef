import type { FeatureName } from '#store/api/versions/features'
import { useWhyNotOffered } from '#store/api/versions/useRegionVersion'
import { TipMark } from '#ui/overlays/TipMark'
import styles from './NotOffered.module.css'

/**
 * One line in place of the fields that the region lacks. Its mark has the features: "This region has no
 * local disks." Nothing if it has all of them.
 */
export function NotOffered({ features }: { features: readonly FeatureName[] }) {
  const reason = useWhyNotOffered(...features)
  if (reason === undefined) return null
  return (
    <p className={styles.note}>
      Some fields need a newer region
      <TipMark text={reason} />
    </p>
  )
}
