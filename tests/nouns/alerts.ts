import { idOf } from '#mirage/random'
import type { NounCases } from '../support/nounCases'

const at = '/system/alerts/alerts'
const alert = idOf('alert seed 5')

export const cases: NounCases = {
  at: { alertId: { is: alert, named: 'test.disk.failed' } },
  pages: { list: { title: 'Alerts' } },
  missing: [[`${at}/${idOf('nothing')}`, `alert ${idOf('nothing')}`]],
  failing: [['alertList', at, 'Could not load alerts']],
}
