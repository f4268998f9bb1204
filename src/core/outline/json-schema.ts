/** The part of JSON Schema that every provider understands. */
export type JsonSchema =
  | { type: 'string'; description?: string; enum?: readonly string[] }
  | {
      type: 'array'
      description?: string
      items: JsonSchema
      minItems?: number
      maxItems?: number
    }
  | {
      type: 'object'
      description?: string
      properties: Readonly<Record<string, JsonSchema>>
      required: readonly string[]
      additionalProperties: false
    }
