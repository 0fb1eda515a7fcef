import { Identicon } from '../../ui/Identicon'
import styles from './SiloHeading.module.css'

/** The silo one signs in to. */
export const SiloHeading = ({ silo }: { silo: string }) => (
  <h1 className={styles.heading}>
    <Identicon name={silo} size={32} /> {silo}
  </h1>
)
