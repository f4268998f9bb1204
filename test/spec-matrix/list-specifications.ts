import { accountScreens } from './accounts/account-screens.ts'
import { constants } from './accounts/constants.ts'
import { dashboard } from './accounts/dashboard.ts'
import { entities as accountEntities } from './accounts/entities.ts'
import { errors } from './accounts/errors.ts'
import { presentation } from './accounts/presentation.ts'
import { purpose as accountPurpose } from './accounts/purpose.ts'
import { rolesAndCalls } from './accounts/roles-and-calls.ts'
import { states as accountStates } from './accounts/states.ts'
import { validation as accountValidation } from './accounts/validation.ts'
import { views } from './accounts/views.ts'
import { wizard } from './accounts/wizard.ts'
import { dialogs } from './core-experience/dialogs.ts'
import { entities } from './core-experience/entities.ts'
import { imports } from './core-experience/imports.ts'
import { limits } from './core-experience/limits.ts'
import { pictures } from './core-experience/pictures.ts'
import { purpose } from './core-experience/purpose.ts'
import { screens } from './core-experience/screens.ts'
import { states } from './core-experience/states.ts'
import { validation } from './core-experience/validation.ts'
import type { Section } from './statement.ts'

export type Specification = { title: string; sections: readonly Section[] }

export const listSpecifications = (): readonly Specification[] => [
  {
    title: 'Core experience',
    sections: [purpose, screens, dialogs, entities, pictures, states, validation, imports, limits],
  },
  {
    title: 'Accounts, generation, narration',
    sections: [
      accountPurpose,
      views,
      accountScreens,
      dashboard,
      wizard,
      presentation,
      accountEntities,
      accountStates,
      accountValidation,
      rolesAndCalls,
      errors,
      constants,
    ],
  },
]
