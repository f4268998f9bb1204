import { writeField, writeInt } from './onnx-fields.mjs'

/** Fields of ONNX's ModelProto, GraphProto, TensorProto, NodeProto, AttributeProto. */
export const model = { graph: 7 }
export const graph = { node: 1, initializer: 5, output: 12, valueInfo: 13 }
export const tensor = { dims: 1, type: 2, ints: 5, name: 8, bytes: 9 }
export const node = { input: 1, output: 2, name: 3, type: 4, attribute: 5 }
export const attribute = { name: 1, int: 3, tensor: 5, type: 20 }
export const types = { float: 1, int8: 3, int64: 7, half: 10 }

const attributeTypeInt = 2

/**
 * Weights, as a field of the graph.
 * @param {{ name: string, type: number, dims: number[], bytes: Buffer }} weights
 */
export const writeTensor = (weights) => writeField(graph.initializer, describeTensor(weights))

/** @param {{ name?: string, type: number, dims: number[], bytes: Buffer }} weights */
export const describeTensor = ({ name, type, dims, bytes }) =>
  Buffer.concat([
    ...dims.map((size) => writeInt(tensor.dims, size)),
    writeInt(tensor.type, type),
    ...(name === undefined ? [] : [writeField(tensor.name, name)]),
    writeField(tensor.bytes, bytes),
  ])

/**
 * A node with one output, as a field of the graph.
 * @param {string} type
 * @param {string[]} inputs
 * @param {string} output
 * @param {Record<string, number>} [attributes]
 */
export function writeNode(type, inputs, output, attributes = {}) {
  return writeField(
    graph.node,
    Buffer.concat([
      ...inputs.map((input) => writeField(node.input, input)),
      writeField(node.output, output),
      writeField(node.name, `${output}__made`),
      writeField(node.type, type),
      ...Object.entries(attributes).map(([name, value]) => writeAttribute(name, value)),
    ]),
  )
}

/**
 * @param {string} name
 * @param {number} value
 */
export const writeAttribute = (name, value) =>
  writeField(
    node.attribute,
    Buffer.concat([
      writeField(attribute.name, name),
      writeInt(attribute.int, value),
      writeInt(attribute.type, attributeTypeInt),
    ]),
  )

/**
 * Something that the graph computes anyway, to be given out.
 * @param {string} name
 */
export function writeOutput(name) {
  const type = writeField(1, writeInt(1, types.float))
  return writeField(graph.output, Buffer.concat([writeField(1, name), writeField(2, type)]))
}
