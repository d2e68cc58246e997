// with tar@^6.2.0
const tar = require('tar');

async function main(path) {
  await tar.c({ file: path }, [path]);
  await tar.create({ file: path }, [path]);
  await tar.u({ file: path }, [path]);
  await tar.update({ file: path }, [path]);
  await tar.r({ file: path }, [path]);
  await tar.replace({ file: path }, [path]);
  await tar.x({ file: path });
  await tar.extract({ f: path, cwd: '/' });
  await tar.t({
      file: path,
    });
  await tar.list({ file: path, });
}

main('a');
