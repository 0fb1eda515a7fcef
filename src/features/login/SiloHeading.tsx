import { Identicon } from '#ui/layout/Identicon'
import styles from './SiloHeading.module.css'

/** The silo of the sign-in. */
export const SiloHeading = ({ silo }: { silo: string }) => (
  <h1 className={styles.heading}>
    <Identicon name={silo} size={32} /> {silo}
  </h1>
)
