// Every planted defect. The judge must catch all of them.
import { dataSabotages } from './sabotages/data-sabotages.ts'
import { ownerSabotages } from './sabotages/owner-sabotages.ts'
import { pageSabotages } from './sabotages/page-sabotages.ts'
import type { Sabotage } from './sabotages/sabotage.ts'

export const sabotages: readonly Sabotage[] = [...pageSabotages, ...dataSabotages, ...ownerSabotages]
