import { parseSync } from '@swc/core';

/** A part of a title that is known only when the test runs. */
const hole = Symbol('hole');

/** `%s` and `$name` stand for what the rows of a table hold. */
const partsOfText = (text) =>
  text.split(/%[a-zA-Z#]|\$[\w.#]+/).flatMap((part, at) => (at === 0 ? [part] : [hole, part]));

function partsOf(title) {
  if (title.type === 'StringLiteral') return partsOfText(title.value);
  if (title.type === 'TemplateLiteral') {
    return title.quasis.flatMap(({ cooked }, at) =>
      at === 0 ? partsOfText(cooked) : [hole, ...partsOfText(cooked)],
    );
  }
  return [hole];
}

/** The name at the root of `it`, `test.describe`, `it.each(rows)`, and whether it opens a group. */
function nameOf(callee) {
  if (callee.type === 'Identifier') return [callee.value];
  if (callee.type === 'MemberExpression') return [...nameOf(callee.object), callee.property.value];
  if (callee.type === 'CallExpression') return nameOf(callee.callee);
  return callee.type === 'TaggedTemplateExpression' ? nameOf(callee.tag) : [];
}

/** Groups and tests with their titles; also every text and number that may stand for a hole. */
function collect(node, above, found) {
  if (Array.isArray(node)) return node.forEach((each) => collect(each, above, found));
  if (node === null || typeof node !== 'object') return;
  if (typeof node.value === 'string' || typeof node.value === 'number')
    found.texts.push(node.value);
  if (typeof node.cooked === 'string') found.texts.push(node.cooked);
  const isCall = node.type === 'CallExpression';
  const [root, ...members] = isCall ? nameOf(node.callee) : [];
  const [title, ...rest] = isCall ? node.arguments : [];
  // `it.each(rows)` and `test.step` are no tests.
  const isTest = rest.length > 0 && /^(it|test|describe)$/.test(root) && !members.includes('step');
  if (!isTest) return Object.values(node).forEach((each) => collect(each, above, found));
  const parts = [...above, ...partsOf(title.expression)];
  const isGroup = root === 'describe' || members.includes('describe');
  if (members.some((name) => ['skip', 'todo', 'only'].includes(name))) found.skipped.push(parts);
  else if (!isGroup) found.titles.push(parts);
  collect(node.callee, above, found);
  // What a title says itself stands for no hole of another one.
  if (title.expression.type === 'TemplateLiteral')
    collect(title.expression.expressions, above, found);
  else if (title.expression.type !== 'StringLiteral') collect(title, above, found);
  collect(rest, isGroup ? [...parts, ' '] : above, found);
}

/** @returns {{ titles: (string | symbol)[][], texts: string }} of a test's source */
export function titlesIn(source, file) {
  const program = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') });
  const found = { titles: [], skipped: [], texts: [] };
  collect(program.body, [], found);
  return { ...found, texts: found.texts.join('\0') };
}

/** Whether what is left of a name fits a title from the start of one of its parts on. */
function goesOn([part, ...parts], rest, texts) {
  if (part === undefined) return false;
  if (part !== hole) {
    if (part.startsWith(rest)) return true;
    return rest.startsWith(part) && goesOn(parts, rest.slice(part.length), texts);
  }
  if (texts.includes(rest)) return true;
  return [...rest].some(
    (_, at) => texts.includes(rest.slice(0, at)) && goesOn(parts, rest.slice(at), texts),
  );
}

/** Whether it fits from anywhere on; a hole stands for any part of a text of the file. */
export function fits(title, name, texts) {
  return title.some((part, at) => {
    const after = title.slice(at + 1);
    if (part === hole) return goesOn(title.slice(at), name, texts);
    if (part.includes(name)) return true;
    return [...part].some(
      (_, from) =>
        name.startsWith(part.slice(from)) && goesOn(after, name.slice(part.length - from), texts),
    );
  });
}
