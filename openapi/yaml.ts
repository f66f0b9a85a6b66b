import { Document, isScalar, isSeq, Scalar, visit, type YAMLSeq } from 'yaml';

const WIDTH = 120;
/** Longer texts are folded; shorter ones fit in a line even where they are nested deeply. */
const LONG_TEXT = 80;
/** Lists of words up to this length stand in one line. */
const SHORT_LIST = 70;

/** A value as YAML that people can read, and that YAML 1.1 and 1.2 parsers read alike. */
export function toYaml(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false, compat: 'yaml-1.1' });
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return;
      if (node.value.includes('\n')) node.type = Scalar.BLOCK_LITERAL;
      else if (node.value.length > LONG_TEXT && node.value.includes(' ')) node.type = Scalar.BLOCK_FOLDED;
    },
    Seq(_key, node) {
      if (isWords(node) && JSON.stringify(node).length <= SHORT_LIST) node.flow = true;
    },
  });
  return document.toString({ lineWidth: WIDTH, singleQuote: true, flowCollectionPadding: false });
}

const isWords = (list: YAMLSeq): boolean =>
  list.items.every((item) => isScalar(item) || (isSeq(item) && isWords(item)));
