import { describeUnsavedChanges } from '#ports/tabs/unsaved-changes.contract.ts'

import { createMemoryUnsavedChanges } from './memory-unsaved-changes.ts'

describeUnsavedChanges('memory', createMemoryUnsavedChanges)
